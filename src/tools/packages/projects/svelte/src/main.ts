import { mount } from 'svelte';
import 'site-elements/css';
import 'site-elements/css/extended';
import 'site-elements/autoload';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
