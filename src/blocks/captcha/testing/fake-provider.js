// Fake of the hosted captcha scripts: renders a button instead of the widget, under all three global names.
(() => {
  const widgets = [];
  const api = {
    ready: (run) => setTimeout(() => run()),
    render(container, options) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `I am a person (${options.size})`;
      button.addEventListener('click', () => options.callback(`token-of-${options.sitekey}`));
      container.append(button);
      return widgets.push({ button, options }) - 1;
    },
    reset: (id) => widgets[id].button.toggleAttribute('data-reset', true),
    remove: (id) => widgets[id].button.remove(),
    expire: (id) => widgets[id].options['expired-callback'](),
  };
  Object.assign(window, { grecaptcha: api, hcaptcha: api, turnstile: api });
})();
