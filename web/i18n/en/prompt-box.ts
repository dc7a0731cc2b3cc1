export const promptBox = {
  label: 'What would you like to build?',
  placeholder: 'Describe what you want to build…',
  count: '{count, number} of {max, number}',
  countLabel: '{count, plural, one {# character} other {# characters}} of {max, number}',
  tooLong: 'The description is too long by {over, plural, one {# character} other {# characters}}.',
  start: 'Start building',
  examplesLabel: 'Or start from an example',
}
