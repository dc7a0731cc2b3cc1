export const footer = {
  label: 'Footer',
  tagline: 'Smida is Swedish for “to forge”.',
  getStarted: 'Get started',
  features: 'Features',
  pricing: 'Pricing',
  inspiration: 'Inspiration',
  about: 'About',
  careers: 'Careers',
  privacy: 'Privacy',
  terms: 'Terms',
  security: 'Security',
}
