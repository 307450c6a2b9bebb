// Compiles the contracts of this folder into ../artifacts/NAME.json. Run by hand after a change: the artifacts are
// committed, because the compiler is a developer's dependency and the demo must start without it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import solc from 'solc';

const sources = Object.fromEntries(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.sol'))
    .map((name) => [name, { content: readFileSync(new URL(name, import.meta.url), 'utf8') }]),
);
const output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources,
      settings: {
        evmVersion: 'paris',
        optimizer: { enabled: true, runs: 200 },
        outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
      },
    }),
  ),
);
for (const problem of output.errors ?? []) console.error(problem.formattedMessage);
for (const contracts of Object.values(output.contracts ?? {})) {
  for (const [name, { abi, evm }] of Object.entries(contracts)) {
    if (evm.bytecode.object === '') continue;
    const artifact = { abi, bytecode: `0x${evm.bytecode.object}` };
    writeFileSync(new URL(`../artifacts/${name}.json`, import.meta.url), `${JSON.stringify(artifact)}\n`);
  }
}
