export function Component() {
  return <h1>user/info</h1>
}
