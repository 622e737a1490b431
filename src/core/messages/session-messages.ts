// Messages about sign-in, sign-out and system errors, in a separate file because few pages need them.

/** The system error overlay (DLG-009 to DLG-011). */
export const systemErrorMessages = {
  title: 'Something Went Wrong!',
  cleaned:
    'Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.',
  network: 'Unable to connect to {product}. Please try again',
  /** Value of `{product}` if the page does not name the vendor. */
  product: 'the product',
  unknown: 'Something went wrong',
  reload: 'Reload Page',
  clear: 'Clear',
} as const;

/** Member sign-in; none of the texts are documented. */
export const memberMessages = {
  signIn: 'Sign in',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  signingIn: 'Signing in…',
  signedInAs: 'Signed in as {name}.',
  signOut: 'Sign out',
  missing: 'Please enter your email address and password.',
  invalidCredentials: 'The email address or password is incorrect.',
  locked: 'Too many attempts. Please try again in {minutes} min.',
} as const;

/** The notice after a logout (AUT-009). */
export const logoutMessages = {
  title: 'Logout Successful',
  body: 'You have been successfully logged out.',
} as const;
