export function Component() {
  return <h1>user/order</h1>
}
