"""Smooth noise on arrays of points: Blender's own takes one point at a time."""

import numpy as np


def fbm(points, frequency, seed, octaves=3):
    """Gradient noise summed over octaves, about -1 to 1, for points of shape (n, 3)."""
    total = np.zeros(len(points))
    amplitude = 1.0
    at = np.asarray(points, float) * frequency + np.array([seed * 7.13, seed * 3.37, -seed * 5.71])
    for _ in range(octaves):
        total += amplitude * _gradient_noise(at)
        at = at * 2.1 + 11.3
        amplitude *= 0.5
    return total


def _gradient_noise(points):
    cell = np.floor(points).astype(np.int64)
    inside = points - cell
    weight = inside**3 * (inside * (inside * 6 - 15) + 10)
    total = np.zeros(len(points))
    for corner in np.ndindex(2, 2, 2):
        offset = np.array(corner)
        slope = _gradients(cell + offset)
        share = np.prod(np.where(offset, weight, 1 - weight), axis=1)
        total += share * np.sum(slope * (inside - offset), axis=1)
    return total * 1.6


def _gradients(cells):
    with np.errstate(over="ignore"):
        mixed = (
            cells[:, 0].astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
            ^ cells[:, 1].astype(np.uint64) * np.uint64(0xC2B2AE3D27D4EB4F)
            ^ cells[:, 2].astype(np.uint64) * np.uint64(0x165667B19E3779F9)
        )
        mixed = (mixed ^ (mixed >> np.uint64(31))) * np.uint64(0xD6E8FEB86659FD93)
        mixed ^= mixed >> np.uint64(32)
    angle = (mixed & np.uint64(0xFFFF)).astype(float) / 65536 * 2 * np.pi
    height = ((mixed >> np.uint64(16)) & np.uint64(0xFFFF)).astype(float) / 32768 - 1
    radius = np.sqrt(1 - height**2)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle), height], axis=1)


def smoothstep(low, high, value):
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)
