export function Component() {
  return <h1>user/overview</h1>
}
