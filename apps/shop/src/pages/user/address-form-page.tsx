export function Component() {
  return <h1>user/address-form</h1>
}
