export function Component() {
  return <h1>user/money</h1>
}
