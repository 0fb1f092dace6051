export function Component() {
  return <h1>user/password</h1>
}
