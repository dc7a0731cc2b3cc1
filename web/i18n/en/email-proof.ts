export const emailProof = {
  metaTitle: 'Confirm your email address · Smida',
  title: 'Confirm your email address',
  hint: 'Press the button to say that the address this link was sent to is yours.',
  submit: 'Yes, it is mine',
  busy: 'Confirming…',
  doneTitle: 'Thank you',
  done: '{email} is confirmed.',
  logIn: 'Go to the login page',
  spentTitle: 'This link is no longer good',
  spent:
    'It was used before or is too old. If you have confirmed the address already, all is well. Otherwise ask for a new link under Account.',
  taken: 'Somebody else’s account has this address. Nothing was changed.',
  missing: 'The link is not complete. Open it again from the message.',
}
