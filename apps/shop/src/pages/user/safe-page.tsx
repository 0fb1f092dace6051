export function Component() {
  return <h1>user/safe</h1>
}
