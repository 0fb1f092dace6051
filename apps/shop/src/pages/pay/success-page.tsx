export function Component() {
  return <h1>pay/success</h1>
}
