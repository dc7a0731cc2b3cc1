export const footer = {
  label: 'Footer',
  tagline: 'Smida is Swedish for “to forge”.',
  getStarted: 'Get started',
}
