import { encodeFunctionData, type Hex, keccak256, parseAbi, toHex } from 'viem';
import type { TempoParams } from '../../networks/network-params.ts';
import { encodeMemo } from '../../networks/tempo-memo.ts';
import type { JsonRpc } from '../json-rpc.ts';
import { FEE_MANAGER } from '../tempo/tempo-adapter.ts';
import type { AnvilFlavour, AnvilNode, ChainCall } from './anvil-node.ts';
import type { FaucetRequest } from './dev-node.ts';

const FACTORY: Hex = '0x20fc000000000000000000000000000000000000';
const PATH_USD: Hex = '0x20c0000000000000000000000000000000000000';
const ALPHA_USD: Hex = '0x20c0000000000000000000000000000000000001';
const SALT = keccak256(toHex('bourse-pusd'));
const SUPPLY = 10n ** 15n;

const ABI = parseAbi([
  'function createToken(string name, string symbol, string currency, address quoteToken, address admin, bytes32 salt) returns (address)',
  'function grantRole(bytes32 role, address account)',
  'function mint(address to, uint256 amount)',
  'function transferWithMemo(address to, uint256 amount, bytes32 memo)',
  'function transfer(address to, uint256 amount) returns (bool)',
]);
const AMM = parseAbi([
  'function mint(address userToken, address validatorToken, uint256 amountValidatorToken, address to) returns (uint256)',
]);
const ISSUER_ROLE = keccak256(toHex('ISSUER_ROLE'));

export class TempoFlavour implements AnvilFlavour {
  // anvil's pool checks the native balance, which is always 0 on Tempo.
  readonly args = ['--network', 'tempo', '--disable-pool-balance-checks'];
  readonly params: TempoParams;

  constructor(params: TempoParams) {
    this.params = params;
  }

  async isSeeded(rpc: JsonRpc): Promise<boolean> {
    return (await rpc.call<string>('eth_getCode', [this.params.tokens[0].contract, 'latest'])) !== '0x';
  }

  /** Creates a TIP-20 token of our own, and a market against the validators' token so that fees can be paid in it. */
  async seed(node: AnvilNode): Promise<void> {
    const { deployer } = node;
    const token = this.params.tokens[0].contract as Hex;
    const call = async (to: Hex, data: Hex) => {
      await node.send(deployer, { to, data });
      await node.mine(1);
    };
    const admin = deployer.address;
    await call(
      FACTORY,
      encodeFunctionData({
        abi: ABI,
        functionName: 'createToken',
        args: ['Path Dollar (dev)', 'PUSD', 'USD', PATH_USD, admin, SALT],
      }),
    );
    await call(token, encodeFunctionData({ abi: ABI, functionName: 'grantRole', args: [ISSUER_ROLE, admin] }));
    await call(
      token,
      encodeFunctionData({ abi: ABI, functionName: 'mint', args: [node.faucetAccount.address, SUPPLY] }),
    );
    for (const validatorToken of [PATH_USD, ALPHA_USD]) {
      const args = [token, validatorToken, 1_000_000_000n, admin] as const;
      await call(FEE_MANAGER, encodeFunctionData({ abi: AMM, functionName: 'mint', args }));
    }
    if (!(await this.isSeeded(node.rpc))) throw new Error('the TIP-20 token is not where the data file says');
  }

  payment({ asset, to, memo, amountMinor }: FaucetRequest): ChainCall {
    const token = this.params.tokens[0];
    if (asset !== token.asset) throw new Error(`${asset} is not on ${this.params.network}`);
    const data =
      memo === undefined
        ? encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [to as Hex, amountMinor] })
        : encodeFunctionData({
            abi: ABI,
            functionName: 'transferWithMemo',
            args: [to as Hex, amountMinor, encodeMemo(memo)],
          });
    return { to: token.contract as Hex, data };
  }
}
