export function Component() {
  return <h1>user/orders</h1>
}
