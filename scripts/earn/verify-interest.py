#!/usr/bin/env python3
"""Counts the interest of a file again without the exchange: one file, Python 3.8 or newer, nothing to install, no network.

    python3 verify-interest.py bourse-earnInterest-2026-11-26.csv

It was written from docs/earn-files.md and shares no code with the product, so that one mistake is not made twice. All
numbers are fractions: nothing is ever rounded but where the page says so.
Ends with 0 when everything is right, with 1 when something is wrong and with 2 when it was not told enough.
"""

import csv
import re
import sys
from datetime import datetime, timedelta, timezone
from fractions import Fraction

BUSINESS = timezone(timedelta(hours=8))
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?\Z")
COLUMNS = (
    "row order product kind asset places day from_utc hours days principal rates per_hour earned carry_before credited "
    "to_order to_funding carry_after time_utc entry price reward_price"
).split()
ATTO = 18


class Wrong(Exception):
    """What of a line is not as it must be."""


def demand(is_right, message):
    if not is_right:
        raise Wrong(message)


def number(row, column):
    text = row[column]
    demand(NUMBER.match(text), f"{column} is no number: {text!r}")
    return Fraction(text)


def down(value, places):
    """The largest number of so many places that is not above a value, which is zero or more."""
    unit = 10**places
    return Fraction((value * unit).numerator // (value * unit).denominator, unit)


def show(value):
    scaled = value * 10**36
    text = f"{scaled.numerator // scaled.denominator:037d}"
    return (text[:-36] + "." + text[-36:]).rstrip("0").rstrip(".") or "0"


def is_same(said, counted, what):
    demand(said == counted, f"{what} is {show(said)}, and must be {show(counted)}")


def year_of(principal, rates):
    """What a principal earns in a year: each slice at its own percentage, a bound belongs to the slice that it ends."""
    lower, sum_ = Fraction(0), Fraction(0)
    for piece in rates.split(" "):
        upper, _, percent = piece.partition(":")
        demand(NUMBER.match(percent), f"{piece!r} is no rate")
        end = principal if upper == "rest" else min(principal, Fraction(upper))
        if end > lower:
            sum_ += (end - lower) * Fraction(percent) / 100
        if upper == "rest":
            return sum_
        lower = Fraction(upper)
    raise Wrong("the rates have no last row")


def moment(text):
    try:
        return datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=timezone.utc)
    except ValueError:
        raise Wrong(f"{text!r} is no time") from None


class Order:
    """What the lines of an order have said so far."""

    def __init__(self):
        self.carry = self.credited = None
        self.covered = Fraction(0)
        self.earned_today = self.principal_today = Fraction(0)
        self.hours_of = {}
        self.until = None
        self.last_day = self.last_reward = ""
        self.is_total = False

    def before(self, row):
        demand(self.carry is None, "it begins twice")
        self.carry, self.credited = number(row, "carry_after"), number(row, "credited")

    def hours(self, row):
        start, hours, principal = moment(row["from_utc"]), number(row, "hours"), number(row, "principal")
        demand(hours >= 1 and hours.denominator == 1, "hours are whole")
        end = start + timedelta(hours=int(hours))
        demand(self.until is None or start == self.until, f"hours are missing or there twice before {row['from_utc']}")
        is_within = start.astimezone(BUSINESS).date().isoformat() == row["day"] and (
            end - timedelta(hours=1)
        ).astimezone(BUSINESS).date().isoformat() == row["day"]
        demand(is_within, "these hours are another day's")
        per_hour = down(year_of(principal, row["rates"]) / 8760, ATTO)
        is_same(number(row, "per_hour"), per_hour, f"interest of an hour from {row['from_utc']}")
        is_same(number(row, "earned"), per_hour * hours, f"interest of the hours from {row['from_utc']}")
        self.until = end
        self.earned_today += per_hour * hours
        self.principal_today += principal * hours

    def day(self, row):
        demand(row["day"] > self.last_day, "days are out of order")
        is_same(number(row, "carry_before"), self.carry, "what was carried over from the day before")
        is_same(number(row, "earned"), self.earned_today, "interest of the day")
        sum_ = self.carry + self.earned_today
        credited = down(sum_, int(row["places"]))
        self.credit(row, credited)
        is_same(number(row, "carry_after"), sum_ - credited, "what is carried over to the next day")
        self.carry = sum_ - credited
        self.hours_of[row["day"]] = self.principal_today
        self.earned_today = self.principal_today = Fraction(0)

    def term(self, row):
        days = number(row, "days")
        interest = year_of(number(row, "principal"), row["rates"]) * days / 365
        self.credit(row, down(interest, int(row["places"])))
        for left in range(int(days)):
            day = (moment(row["from_utc"]) + timedelta(days=left)).astimezone(BUSINESS).date().isoformat()
            self.hours_of[day] = number(row, "principal") * 24

    def credit(self, row, counted):
        is_same(number(row, "credited"), counted, "interest that was credited")
        is_same(number(row, "to_order") + number(row, "to_funding"), counted, "what reached the order and the funding account")
        demand((row["entry"] != "") == (counted > 0), "what is credited has an entry in the books")
        self.credited += counted
        self.last_day = row["day"]

    def reward(self, row):
        demand(row["day"] > self.last_reward, "days of the second coin are out of order")
        principal = number(row, "principal")
        # An order with a term that has not ended yet has no line that would say what stood in it.
        if row["day"] in self.hours_of:
            is_same(principal, self.hours_of[row["day"]], "the principal that the second coin is counted from")
        worth = year_of(principal, row["rates"]) / 24 / 365
        earned = down(worth * number(row, "price") / number(row, "reward_price"), ATTO)
        is_same(number(row, "earned"), earned, "the second coin that the day brought")
        demand(0 <= number(row, "credited") <= earned, "more of the second coin is credited than was earned")
        self.covered += number(row, "credited")
        self.last_reward = row["day"]

    def reward_given_up(self, row):
        is_same(number(row, "credited"), Fraction(0), "the second coin of a day that was given up")
        self.last_reward = row["day"]

    def reward_before(self, row):
        self.covered = number(row, "credited")

    def total(self, row):
        demand(self.earned_today == 0, "the last hours belong to no day")
        is_same(number(row, "credited"), self.credited, "interest of all days together")
        is_same(number(row, "carry_after"), self.carry, "what is carried over behind the last day")
        self.is_total = True

    def reward_total(self, row):
        is_same(number(row, "credited"), self.covered, "the second coin of all days together")


KINDS = ("before", "reward_before", "hours", "day", "term", "reward", "reward_given_up", "total", "reward_total")


def verify(rows):
    """Yields what is wrong, in the order of the file; each order's first fault, because what follows from it is no other."""
    orders, broken, sums = {}, set(), {}
    for row in rows:
        name = row["order"]
        if name in broken:
            continue
        try:
            demand(row["row"] in KINDS, f"there is no kind of line {row['row']!r}")
            demand(row["row"] == "before" or name in orders, "it does not begin with what was before")
            getattr(orders.setdefault(name, Order()), row["row"])(row)
        except (Wrong, ValueError, ZeroDivisionError) as error:
            broken.add(name)
            yield f"order {name}{', day ' + row['day'] if row['day'] else ''}: {error}"
            continue
        if row["row"] in ("day", "term", "reward"):
            sums[row["asset"]] = sums.get(row["asset"], Fraction(0)) + number(row, "credited")
    for name, order in orders.items():
        if name not in broken and not order.is_total:
            yield f"order {name}: its end is missing"
    if not broken:
        print(f"{len(orders)} orders. Credited on the days of this file:")
        for asset in sorted(sums):
            print(f"  {show(sums[asset])} {asset}")


def main(words):
    if len(words) != 1:
        print("verify-interest.py FILE.csv", file=sys.stderr)
        return 2
    try:
        with open(words[0], encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file, restval="")
            if (reader.fieldnames or [])[: len(COLUMNS)] != COLUMNS:
                print("WRONG: this is no file of Earn's interest", file=sys.stderr)
                return 1
            faults = list(verify(reader))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        print(f"WRONG: {words[0]} cannot be read: {error}", file=sys.stderr)
        return 1
    for fault in faults:
        print(f"WRONG: {fault}", file=sys.stderr)
    if not faults:
        print("RIGHT: every hour, day, term and second coin comes out as the file says.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
