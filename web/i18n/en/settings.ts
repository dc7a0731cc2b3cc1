export const settings = {
  nav: 'Settings',
  account: 'Account',
  team: 'Team',
  log: 'Log',
  signOn: 'Single sign-on',
  forbidden: 'This page is for those who manage the organisation.',
  forbiddenHint: 'Ask an owner or an administrator of {name} if you need something changed here.',
}
