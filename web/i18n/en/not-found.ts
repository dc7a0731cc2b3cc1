export const notFound = {
  title: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have moved, or never been forged.',
  home: 'Return to Home',
}
