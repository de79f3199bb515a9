<?php
/**
 * Made by tools/make-sources.php of src/styles/tokens.css; do not edit.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Core;

final class Tokens {

	public const COLORS = array(
		'bg' => '#ffffff',
		'bg-mist' => '#f3f6fc',
		'surface' => '#ffffff',
		'surface-sunken' => '#eef2fa',
		'surface-inverse' => '#0f1a3d',
		'toast' => '#0f1a3d',
		'text' => '#0f1a3d',
		'text-2' => '#414b6e',
		'text-muted' => '#5b6485',
		'text-inverse' => '#ffffff',
		'text-inverse-2' => '#c3cdf2',
		'line' => '#dde3f0',
		'line-control' => '#7b85a6',
		'accent' => '#1f43d6',
		'accent-fill' => '#1f43d6',
		'accent-fill-hover' => '#1836b4',
		'accent-fill-active' => '#122a90',
		'on-accent' => '#ffffff',
		'band' => '#1f43d6',
		'accent-tint' => '#e6ebfd',
		'accent-tint-hover' => '#d8e0fc',
		'on-accent-tint' => '#15309f',
		'sun' => '#ffd23f',
		'sun-hover' => '#ffc60f',
		'sun-active' => '#f2b600',
		'on-sun' => '#0f1a3d',
		'on-sun-2' => '#3b3a24',
		'art-sky' => '#b9c7ff',
		'art-blush' => '#ffc9b0',
		'art-paper' => '#ffffff',
		'art-ink' => '#0f1a3d',
		'success' => '#0f6b46',
		'success-tint' => '#e0f3e9',
		'error' => '#b3201c',
		'error-tint' => '#fdeceb',
		'warning' => '#7a4b00',
		'warning-tint' => '#fff1d2',
		'info' => '#15309f',
		'info-tint' => '#e6ebfd',
		'unread' => '#c2261f',
		'on-unread' => '#ffffff',
		'star' => '#ffc21a',
		'star-edge' => '#a06f00',
		'star-empty' => '#e3e8f4',
		'on-bubble-own' => '#ffffff',
		'bubble-other' => '#eceef3',
		'on-bubble-other' => '#000000',
		'focus' => '#1f43d6',
		'focus-gap' => '#ffffff',
		'focus-inverse' => '#ffd23f',
	);
}
