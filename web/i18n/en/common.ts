export const common = {
  productName: 'Smida',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  required: 'Required',
  optional: 'optional',
  somethingWrong: 'Something went wrong.',
  networkError: 'The server cannot be reached. Check the connection and try again.',
  productPicture: 'The workspace: the conversation on the left, the running project on the right',
}
