import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'site-elements/autoload';

type ChangeEvent = HTMLElementEventMap['site-gallery-change'];

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Picture {{ index() + 1 }}</h1>
    <site-gallery design="slideshow" label="New work" (site-gallery-change)="onChange($event)">
      <figure><img [src]="picture" width="900" height="600" alt="One"></figure>
      <figure><img [src]="picture" width="900" height="600" alt="Two"></figure>
    </site-gallery>
    <site-accordion expand-first>
      <details><summary>Opening hours</summary><p>Every day from nine to five.</p></details>
    </site-accordion>
  `,
})
class App {
  readonly index = signal(0);
  readonly picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='6'/>";

  onChange(event: Event) {
    this.index.set((event as ChangeEvent).detail.index);
  }
}

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch(console.error);
