// Sections of the form model. (FRM-032)

export const FormModelSection = {
  build: 1,
  storage: 2,
  advanced: 3,
  captcha: 4,
  disclaimer: 5,
} as const;
