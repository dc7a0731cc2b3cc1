// Whose people they are: who says nothing but "my tenants" lets flats, who has pupils teaches them. By id of the thing, the domain
// whose other lists they need. Not for a list of people that was asked for by that name ("tenant register").

export const peopleDomains: Record<string, string> = {
  tenant: 'landlord',
  student: 'privateTutor',
  patient: 'clinic',
  player: 'football',
  singer: 'choir',
  parishioner: 'church',
  beneficiary: 'foodBank',
  candidate: 'recruiting',
  volunteer: 'volunteers',
  driver: 'logistics',
  subcontractor: 'generalContractor',
  customer: 'smallBusiness',
  employee: 'hr',
  child: 'kidsClubs',
  member: 'club',
  guest: 'party',
}
