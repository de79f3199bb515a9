<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

/**
 * The portal's blocks and their attributes. Lists hold objects; images are attachment ids, icons also names of
 * files in assets/icons.
 */
final class BlockTypes {

	private const TEXT = array(
		'type'    => 'string',
		'default' => '',
	);

	private const LIST = array(
		'type'    => 'array',
		'default' => array(),
	);

	private const NUMBER = array(
		'type'    => 'number',
		'default' => 0,
	);

	public const ALL = array(
		// {title, text, html, background: image, logo: image}.
		'mentoriai/intro'      => array(
			'title'      => self::TEXT,
			'text'       => self::TEXT,
			'html'       => self::TEXT,
			'background' => self::NUMBER,
			'logo'       => self::NUMBER,
		),
		// list: {ico, decoration: image, title, text, link}.
		'mentoriai/twocols'    => array( 'list' => self::LIST ),
		// list: {ico, title, text}.
		'mentoriai/blocks'     => array(
			'title' => self::TEXT,
			'text'  => self::TEXT,
			'list'  => self::LIST,
		),
		// list: {img: image, title, text, link}.
		'mentoriai/twocolsold' => array( 'list' => self::LIST ),
		'mentoriai/mentors'    => array(
			'count' => array(
				'type'    => 'number',
				'default' => 8,
			),
		),
		// list: {title, text, img: image, action: register|select, type: frontuser|mentorius, url}.
		'mentoriai/blocks2'    => array( 'list' => self::LIST ),
		// items: {klausimas, atsakymas: HTML}.
		'mentoriai/faq'        => array(
			'bloko_antraste' => self::TEXT,
			'items'          => self::LIST,
		),
		// klausimai: texts.
		'mentoriai/checklist'  => array(
			'klausimai'       => self::LIST,
			'tekstas_visi'    => self::TEXT,
			'tekstas_ne_visi' => self::TEXT,
		),
	);
}
