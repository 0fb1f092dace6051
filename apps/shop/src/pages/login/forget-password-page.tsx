export function Component() {
  return <h1>login/forget-password</h1>
}
