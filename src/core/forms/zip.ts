// Is this text a zip code of the United States? Exactly 5 digits (FRM-040).

export function isUsZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
