export const providers = {
  continue_google: 'Continue with Google',
  continue_microsoft: 'Continue with Microsoft',
  failed_google: 'Unable to authenticate with Google',
  failed_google_load: 'Failed to load Google authentication',
  failed_google_initialize: 'Failed to initialize Google authentication',
  failed_microsoft: 'Unable to authenticate with Microsoft',
  failed_sso: 'Single sign-on did not work. Try again, or ask your administrator.',
  failed_sso_unknown: 'No single sign-on is set up for this organisation.',
  failed_sso_domain: 'Your organisation has not proved the domain of this email address. Ask your administrator.',
}
