export function Component() {
  return <h1>login/register</h1>
}
