// Marks the line of today in lists of opening hours, by the clock of the restaurant.

const TIME_ZONE = 'Europe/Amsterdam';

const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: TIME_ZONE })
  .format(new Date())
  .toLowerCase();

for (const part of document.querySelectorAll(`[data-day~="${today}"]`)) {
  part.toggleAttribute('data-today', true);
  if (part.localName === 'dt') part.setAttribute('aria-current', 'date');
}
