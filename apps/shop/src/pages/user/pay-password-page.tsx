export function Component() {
  return <h1>user/pay-password</h1>
}
