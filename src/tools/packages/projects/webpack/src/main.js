import 'site-elements/css';
import 'site-elements/css/extended';
import 'site-elements/autoload';
