import { Field, Input } from '@/components/ui/field'
import { useNickname } from '@/data/me'

/** Who is speaking; remembered for the next time. */
export function NameInput() {
  const [name, setName] = useNickname()
  return (
    <Field label="%%nickname%%">
      {(field) => (
        <Input
          {...field}
          value={name}
          placeholder="%%somebody%%"
          autoComplete="nickname"
          className="sm:w-52"
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </Field>
  )
}
