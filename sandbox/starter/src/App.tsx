export function App() {
  return (
    <main className="grid min-h-svh place-items-center p-8 text-center">
      <h1 className="text-3xl font-semibold">New project</h1>
    </main>
  )
}
