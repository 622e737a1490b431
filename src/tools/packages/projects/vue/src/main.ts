import { createApp } from 'vue';
import 'site-elements/css';
import 'site-elements/css/extended';
import 'site-elements/autoload';
import App from './App.vue';

createApp(App).mount('#app');
