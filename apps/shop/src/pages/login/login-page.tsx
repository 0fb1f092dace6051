export function Component() {
  return <h1>login/login</h1>
}
