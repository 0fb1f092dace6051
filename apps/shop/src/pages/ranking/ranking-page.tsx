export function Component() {
  return <h1>ranking/ranking</h1>
}
