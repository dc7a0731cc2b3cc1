import type { LetterTexts } from './letters.ts'

export const en: LetterTexts = {
  greeting: 'Hello {name},',
  greetingNobody: 'Hello,',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'This message was sent by Smida at {site}, because of something done there with your email address.',
  roles: { owner: 'owner', admin: 'admin', publisher: 'publisher', editor: 'editor', viewer: 'viewer' },
  factors: {
    passkey: 'a passkey',
    totp: 'an authenticator',
    recoveryCodes: 'new recovery codes',
    google: 'a Google account',
    microsoft: 'a Microsoft account',
  },
  letters: {
    reset: {
      subject: 'Choose a new password',
      intro: ['Somebody, hopefully you, asked to reset the password of your Smida account.'],
      button: 'Choose a new password',
      outro: [
        'The link works once, within the next hour.',
        'If you did not ask for this, you need not do anything: your password stays as it is.',
      ],
    },
    'email-proof': {
      subject: 'Confirm your email address',
      intro: ['Welcome to Smida! Please confirm that this email address is yours.'],
      button: 'Confirm address',
      outro: [
        'You can begin working at once; the link is good for seven days.',
        'If you did not create an account, you need not do anything.',
      ],
    },
    'email-change': {
      subject: 'Confirm your new email address',
      intro: ['You asked to use this address for your Smida account. Your old address stays until you confirm the new one.'],
      button: 'Confirm new address',
      outro: ['The link works once and is good for seven days.', 'If you did not ask for this, you need not do anything.'],
    },
    'email-changed': {
      subject: 'Your email address was changed',
      intro: ['Your Smida account now has another address: {email}. You log in with it from now on, and we write to it.'],
      button: 'Open your account',
      outro: ['If this was not you, tell the owner of your organisation at once: they can remove the account from the team.'],
    },
    'password-changed': {
      subject: 'Your password was changed',
      intro: ['The password of your Smida account was just changed, and your other sessions were signed out.'],
      button: 'Open your account',
      outro: ['If this was not you, reset your password at once with “Forgot your password?” on the login page.'],
    },
    'factor-added': {
      subject: 'A way to sign in was added',
      intro: ['This was just added to your Smida account: {factor}.'],
      button: 'Open your account',
      outro: ['If this was not you, reset your password at once and remove it in your account.'],
    },
    'factor-removed': {
      subject: 'A way to sign in was removed',
      intro: ['This was just removed from your Smida account: {factor}.'],
      button: 'Open your account',
      outro: ['If this was not you, reset your password at once and look through your account.'],
    },
    'account-secured': {
      subject: 'Your account was linked to {provider}',
      intro: [
        'You signed in with {provider}, and this email address already had a Smida account whose address nobody had confirmed.',
        'To keep strangers out, its password, its other ways to sign in and its open sessions were removed.',
      ],
      button: 'Open your account',
      outro: ['You sign in with {provider} from now on, and can choose a new password in your account.'],
    },
    invitation: {
      subject: '{inviter} invites you to {organization}',
      intro: ['{inviter} invites you to work in {organization} on Smida. Your role: {role}.'],
      button: 'Accept the invitation',
      outro: ['The link works once and is good for seven days.', 'If you do not know {organization}, you need not do anything.'],
    },
    'ownership-transferred': {
      subject: '{organization} has a new owner',
      intro: ['The ownership of {organization} was transferred to {newOwner}.'],
      button: 'Open the team',
      outro: ['If you did not expect this, talk to your team.'],
    },
  },
}
