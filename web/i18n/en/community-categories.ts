export const communityCategories = {
  productivity: 'Productivity',
  lifestyle: 'Lifestyle',
  food: 'Food & Drink',
  health: 'Health',
  education: 'Education',
  finance: 'Finance',
  business: 'Business',
  other: 'Other',
}
