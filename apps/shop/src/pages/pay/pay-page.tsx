export function Component() {
  return <h1>pay/pay</h1>
}
