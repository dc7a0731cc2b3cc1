// The team: who belongs to the organisation, who is invited, and what each role may do.
import { useOutletContext } from 'react-router'
import type { Me } from '#shared/accounts.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import { OwnPlace } from './own-place.tsx'
import { RolesTable } from './roles-table.tsx'

export default function TeamPage() {
  const me = useOutletContext<Me>()
  const mayManage = me.rights.includes('people')
  return (
    <>
      <MemberList me={me} />
      {mayManage ? <InviteForm me={me} /> : null}
      {mayManage ? <InvitationList /> : null}
      <RolesTable own={me.role} />
      <OwnPlace me={me} />
    </>
  )
}
