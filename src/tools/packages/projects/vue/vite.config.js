import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('site-');

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
