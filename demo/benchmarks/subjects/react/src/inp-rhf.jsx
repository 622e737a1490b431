import { createRoot } from 'react-dom/client'; import { Form } from '../../shared/react-blocks.jsx';
bench.inp({ mount(r) { createRoot(r).render(<Form fields={Array.from({length:50},(_,i)=>"f"+i).map(n => [n, 'text'])} />); }, ready: () => document.querySelector('button'), steps: [{ name: 'submit-invalid', selector: 'form button', done: () => document.querySelectorAll('.err').length === 50 }] });
