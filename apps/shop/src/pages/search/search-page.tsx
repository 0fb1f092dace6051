export function Component() {
  return <h1>search/search</h1>
}
