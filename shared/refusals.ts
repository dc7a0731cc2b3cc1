// Every expected "no" of the product: its code (which is also the translation key `refusals.{code}`), HTTP status and English text.
// Spec 8 fixes the texts of `sso` and `user_exists`; the rest is ours.

export const refusals = {
  invalid: [400, 'Some of the values are not right.'],
  bad_json: [400, 'The request body is not valid JSON.'],
  bad_path: [400, 'This path cannot name a file of a project.'],
  bad_request: [400, 'The address is not valid.'],
  wrong_code: [400, 'This code is not right. Please enter the one that shows now.'],
  not_text: [400, 'Only text files in UTF-8 can be part of a project.'],
  unauthenticated: [401, 'Please sign in.'],
  bad_credentials: [401, 'The e-mail address or the password is not right.'],
  totp: [401, 'Please enter the code of your authenticator.'],
  google: [401, 'Unable to authenticate with Google'],
  microsoft: [401, 'Unable to authenticate with Microsoft'],
  no_account: [401, 'There is no account for this identity yet. Sign up first, or sign in and connect it under Account.'],
  bad_token: [401, 'This link has been used or is too old. Please sign in.'],
  bad_passkey: [401, 'Unable to authenticate with the selected passkey.'],
  proof_needed: [403, 'Please confirm first that it is you.'],
  forbidden: [403, 'You do not have the right to do this.'],
  bad_origin: [403, 'This request did not come from this site.'],
  sso: [403, 'Your organization is already set up with an account. Click here to sign in or contact your system administrator.'],
  not_found: [404, 'There is nothing here, or you may not see it.'],
  other_user: [409, 'Somebody else is signed in here. Sign out first.'],
  sign_on_untested: [409, 'Test the connection first: sign in through it once.'],
  sign_on_required: [409, 'This would need a new test. Allow other ways of signing in until it is done.'],
  too_many_mail_domains: [409, 'You have as many mail domains as one organisation may have. Remove one first.'],
  mail_domain_taken: [409, 'Another organisation has proved this domain.'],
  proof_missing: [409, 'The TXT record is not there yet. It may take a while until a change in DNS is seen.'],
  identity_taken: [409, 'This identity already belongs to another account.'],
  too_many_organizations: [409, 'You own as many organisations as one account may have.'],
  member_exists: [409, 'This person is a member already.'],
  last_owner: [409, 'An organisation keeps at least one owner. Transfer the ownership first.'],
  break_glass: [409, 'This owner gets in when single sign-on fails. Name another one under single sign-on first.'],
  team_full: [409, 'The team or its list of invitations is full.'],
  domain_taken: [409, 'This domain is already taken.'],
  user_exists: [
    409,
    'There is already a user registered with that email address. You can use the password recovery function on the login screen to reset your password.',
  ],
  totp_enrolled: [409, 'An authenticator is set up already. Remove it first.'],
  too_many_passkeys: [409, 'You have as many passkeys as one account may have. Remove one first.'],
  passkey_known: [409, 'This passkey is already part of an account.'],
  path_collides: [
    409,
    'Another file has the same name apart from upper and lower case, or a folder stands where the file should.',
  ],
  nothing_to_publish: [409, 'There is no saved version to publish yet.'],
  turn_running: [409, 'A turn is running in this project. Wait for it or stop it first.'],
  turn_finished: [409, 'This turn has already ended.'],
  changed_meanwhile: [412, 'The file was changed by someone else in the meantime.'],
  file_too_large: [413, 'A file may hold at most 256 KB.'],
  project_too_large: [413, 'A project may hold at most 2,000 files and 20 MB.'],
  picture_too_large: [413, 'A picture may hold at most 1 MB.'],
  body_too_large: [413, 'The request is too large.'],
  unsupported_type: [415, 'Send JSON with the content type application/json.'],
  picture_unreadable: [415, 'Choose a PNG, JPEG or WebP picture.'],
  unknown_host: [421, 'This server does not serve that address.'],
  build_failed: [422, 'The project has errors and cannot be built.'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for a different request.'],
  match_required: [428, 'Say which version of the file you mean with If-Match.'],
  too_many: [429, 'Too many requests. Please wait a moment.'],
  queue_full: [429, 'Too many prompts are waiting in this project.'],
  storage_full: [507, 'The disk is full. Nothing was lost; please make room and try again.'],
  not_ready: [503, 'The server is starting or stopping. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals

/** The body of every refusal on the wire (spec 8). */
export type RefusalBody = {
  error: RefusalCode
  message: string
  domain?: string
  /** with `totp`: stands for the first proof where that cannot be sent a second time */
  uuid?: string
  issues?: { path: string; message: string }[]
}
