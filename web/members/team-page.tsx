// The team: who belongs to the organisation and what each may do.
import { useOutletContext } from 'react-router'
import type { Me } from '#shared/accounts.ts'
import { RolesTable } from './roles-table.tsx'

export default function TeamPage() {
  const me = useOutletContext<Me>()
  return <RolesTable own={me.role} />
}
