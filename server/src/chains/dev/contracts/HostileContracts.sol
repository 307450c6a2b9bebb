// SPDX-License-Identifier: AGPL-3.0-or-later
pragma solidity ^0.8.20;

/// For tests: a token whose transfer says no in the way that old tokens do, by returning false in a transaction that
/// succeeds. It even has a balance to show.
contract RefusingToken {
    mapping(address => uint256) public balanceOf;

    constructor(address holder) {
        balanceOf[holder] = 1e30;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}

interface Token {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// For tests: transactions that succeed although what they did was undone inside, and a recipient that takes nothing.
contract InnerRevert {
    function passCoin(address payable to) external payable {
        try this.passCoinInside(to, msg.value) {} catch {}
    }

    function passCoinInside(address payable to, uint256 value) external {
        (bool isSent, ) = to.call{value: value}("");
        require(isSent);
        revert("inside");
    }

    function passToken(address token, address from, address to, uint256 value) external {
        try this.passTokenInside(token, from, to, value) {} catch {}
    }

    function passTokenInside(address token, address from, address to, uint256 value) external {
        Token(token).transferFrom(from, to, value);
        revert("inside");
    }

    receive() external payable {
        revert("takes nothing");
    }
}
