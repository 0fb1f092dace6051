export function Component() {
  return <h1>classes/classes</h1>
}
