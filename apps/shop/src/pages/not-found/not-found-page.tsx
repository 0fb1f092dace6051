export function Component() {
  return <h1>not-found/not-found</h1>
}
