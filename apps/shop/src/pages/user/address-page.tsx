export function Component() {
  return <h1>user/address</h1>
}
