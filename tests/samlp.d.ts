// What the tests use of samlp, which brings no declarations of its own.
declare module 'samlp' {
  type Settings = Record<string, unknown>
  type Person = { id: string; displayName: string; emails: { value: string }[]; name: object }
  const samlp: {
    getSamlResponse(settings: Settings, person: Person, done: (error: Error | null, xml: string) => void): void
  }
  export default samlp
}
